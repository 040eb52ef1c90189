// What breaks the security policy of a page.
import type { Page } from '@playwright/test';

/** Told by the browser itself, from before the first script of a page on. */
export const watchViolations = async (page: Page): Promise<readonly string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
      const at = `${window.location.pathname} ${sourceFile}:${lineNumber}:${columnNumber}`;
      tellViolation(`${effectiveDirective} ${blockedURI} ${at}`);
    });
  });
  return violations;
};
