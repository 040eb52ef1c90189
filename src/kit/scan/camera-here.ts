/** Without https there is no camera, but on the machine itself. */
export const hasCamera = (): boolean => window.isSecureContext && 'mediaDevices' in navigator;
