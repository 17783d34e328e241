/** The windows in which the page is looked at. */
export const SIZES = {
  '1440x900': { viewport: { width: 1440, height: 900 } },
  '1366x768': { viewport: { width: 1366, height: 768 } },
  '390x844': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  '844x390': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  // A window of 1440 × 900 at a zoom of 200 %.
  zoom: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
} as const;
