// Told to the site it came from (site.ts): what a developer would read in the console.
{
  const tell = (sentence) => navigator.sendBeacon('/-/heard', sentence)
  for (const level of ['error', 'warn']) {
    const usual = console[level]
    console[level] = (...parts) => {
      tell(`console.${level}: ${parts.join(' ')}`)
      usual.apply(console, parts)
    }
  }
  addEventListener(
    'error',
    ({ message, error, target }) => {
      if (message !== undefined) return tell(`uncaught: ${error?.stack ?? message}`)
      // A loop that cannot be played is no fault; a chunk that has run already, Firefox calls failed.
      if (target.matches?.('source, video, link[rel="modulepreload"]')) return
      // A page that is being left gives up what it was fetching ahead, and gets no frame any more.
      requestAnimationFrame(() => tell(`not loaded: ${target.outerHTML?.slice(0, 120)}`))
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(`unhandled: ${reason?.stack ?? reason}`),
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) =>
      tell(`policy refused ${effectiveDirective}: ${blockedURI} ${sample}`),
  )
}
