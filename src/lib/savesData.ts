declare global {
  interface Navigator {
    /** Where the browser tells (Chromium). */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the visitor asked the browser to save data. */
export const savesData = (): boolean => navigator.connection?.saveData === true
