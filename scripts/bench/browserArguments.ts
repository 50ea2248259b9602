/** How the browsers of benches are started: with as little of their own beside the page as can be. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // The address bar's suggestions, two pages of the browser's own: they take a third of a core meanwhile.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]
