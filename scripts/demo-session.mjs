// Signed-in people of the demo, for pictures: the range of their reports is the whole year.
const year = new Date().getFullYear();

const signIn = async (page, base, username) => {
  await page.goto(`${base}/login`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill('demo12345');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const range = JSON.stringify([`${year}-01-01`, `${year}-12-31`]);
  await page.evaluate((text) => localStorage.setItem('finance-daterange', text), range);
};

/** One session a person and size: who signs in for each picture is soon asked to wait. */
const contexts = new Map();
export const contextOf = async (browser, base, as, [width, height, colorScheme]) => {
  const key = `${as} ${width}`;
  const known = contexts.get(key);
  if (known) return known;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, base, as);
  await page.close();
  contexts.set(key, context);
  return context;
};
