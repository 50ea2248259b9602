import type { Hono } from 'hono'
import * as v from 'valibot'
import { preferencesBody } from '../../shared/preferences'
import { guards, type RequestRouteOptions } from './requestRoute'
import { type ApiEnv, type createResponses, routes } from './responses'

/**
 * `POST /api/preferences`: when and how the sender of a stored request wants to be reached. Needs
 * the secret that the request's response returned, valid for an hour.
 */
export function addPreferencesRoute(
  api: Hono<ApiEnv>,
  answers: ReturnType<typeof createResponses>,
  options: RequestRouteOptions,
): void {
  const { refused } = answers
  const { facts, store, onStored } = options
  api.post(routes.preferences, ...guards(answers, options), async (c) => {
    const read = v.safeParse(preferencesBody, await c.req.json().catch(() => undefined))
    if (!read.success) return refused(c, 'malformed')
    const { reference, secret, ...preferences } = read.output
    const isKnown = preferences.language === '' || facts.languages.includes(preferences.language)
    if (!isKnown) return refused(c, 'malformed')
    if (!(await store.prefer(reference, secret, preferences))) return refused(c, 'notFound')
    onStored()
    return c.body(null, 204)
  })
}
