import { answerPage, answerPagePolicy } from '../../src/server/answerPage.ts'
import type { ServerFacts } from '../../src/server/facts.ts'
import { securityHeaders } from '../../src/server/headers.ts'
import { addHeaders } from './nginxFiles.ts'

/**
 * What nginx says by itself below `/api/`, by file name: the pages for a request
 * that is too large and for a server that is not there, in the clinic's words
 * and with its telephone, and the headers to send with them.
 */
export function nginxAnswers(facts: ServerFacts): Record<string, string> {
  const page = (code: 'tooLarge' | 'unavailable') =>
    answerPage(facts, { kind: 'refused', code, errors: {} })
  return {
    'tooLarge.html': page('tooLarge'),
    'unavailable.html': page('unavailable'),
    'answer.conf': addHeaders({
      ...securityHeaders,
      'Content-Security-Policy': answerPagePolicy(facts),
      'Cache-Control': 'no-store',
    }),
  }
}
