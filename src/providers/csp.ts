// What the page's security policy asks of the program: a nonce on each style that is written into the page. That no code is made of text
// is said where a library would (zod-here.ts).

/** Of this page (server/http/client.ts); none where no policy asks for one. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// The interface kit, its measuring helpers, its locks of scrolling and the photo cropper each make styles, and not all of them can be
// told a nonce. Whoever comes here is a script of ours; a style in a text that is shown as HTML does not.
if (nonce !== undefined) {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  // A text area that grows measures itself by a style that it writes as text; the object model takes the same.
  HTMLElement.prototype.setAttribute = function setAttribute(name, value) {
    if (name === 'style') this.style.cssText = value;
    else Element.prototype.setAttribute.call(this, name, value);
  };
}
