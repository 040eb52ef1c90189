// The shared styles stand before those of any page, whatever is loaded when: what a page says itself holds. For the entries alone.
import './tone.module.css';
import './layout.module.css';
import './surface.module.css';
import './value.module.css';
import './words.module.css';
