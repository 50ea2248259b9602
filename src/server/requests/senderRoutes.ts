import type { Hono } from 'hono'
import * as v from 'valibot'
import { phoneBody, preferencesBody } from '../../shared/preferences'
import { guards, type RequestRouteOptions } from './requestRoute'
import { type ApiEnv, type createResponses, routes } from './responses'

/**
 * What the sender of a stored request may add: `POST /api/preferences`, when and how to be
 * reached; `POST /api/phone`, the right number. Both need the secret that the request's response
 * returned, valid for an hour.
 */
export function addSenderRoutes(
  api: Hono<ApiEnv>,
  answers: ReturnType<typeof createResponses>,
  options: RequestRouteOptions,
): void {
  const { refused } = answers
  const { facts, store, onStored } = options

  /** `keep` resolves to whether the secret is that of a recent request. */
  function add<Body extends v.GenericSchema>(
    path: string,
    body: Body,
    keep: (input: v.InferOutput<Body>) => Promise<boolean>,
  ): void {
    api.post(path, ...guards(answers, options), async (c) => {
      const read = v.safeParse(body, await c.req.json().catch(() => undefined))
      if (!read.success) return refused(c, 'malformed')
      if (!(await keep(read.output))) return refused(c, 'notFound')
      onStored()
      return c.body(null, 204)
    })
  }

  const isKnown = (language: string) => language === '' || facts.languages.includes(language)
  const offered = v.pipe(
    preferencesBody,
    v.check(({ language }) => isKnown(language)),
  )
  add(routes.preferences, offered, ({ reference, secret, ...preferences }) =>
    store.prefer(reference, secret, preferences),
  )
  add(routes.phone, phoneBody, ({ reference, secret, phone }) =>
    store.correct(reference, secret, phone),
  )
}
