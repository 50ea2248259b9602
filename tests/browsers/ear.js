// Reports to its own site (site.ts) what a developer would read in the console.
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
      const report = () => tell(`not loaded: ${target.outerHTML?.slice(0, 120)}`)
      // A page that is being left fires this for each sheet and script it aborts, sometimes a frame
      // before it goes: only what the server refuses is a failure.
      const { href, src } = target
      if (target.matches?.('link, script'))
        fetch(href ?? src, { method: 'HEAD' }).then(
          ({ ok }) => ok || report(),
          () => {},
        )
      else requestAnimationFrame(report)
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
