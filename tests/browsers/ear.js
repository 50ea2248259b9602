// Reports console errors to the test server (site.ts).
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
      // An unplayable video is expected; Firefox reports an executed chunk as failed.
      if (target.matches?.('source, video, link[rel="modulepreload"]')) return
      const report = () => tell(`not loaded: ${target.outerHTML?.slice(0, 120)}`)
      // Navigation aborts style sheets and scripts; only a response of the server is a failure.
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
