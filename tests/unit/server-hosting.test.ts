import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nginxAnswers } from '../../scripts/build/nginxAnswers'
import { nginxFiles } from '../../scripts/build/nginxFiles'
import { clinicDir, root } from '../../scripts/build/places'
import { answerPagePolicy } from '../../src/server/answerPage'
import { readFacts } from '../../src/server/facts'

const hosting = (file: string) => readFileSync(join(root, 'scripts/hosting', file), 'utf8')

describe('an engineer who keeps the machine', () => {
  test('has nginx read everything the build writes for it, and hide it', () => {
    const included = [...hosting('nginx.conf').matchAll(/include \S+\/_nginx\/(\S+);/g)]
    const written = [...Object.keys(nginxFiles([], [], [])), 'answer.conf']
    expect(included.map(([, file]) => file).sort()).toEqual(written.sort())
    expect(hosting('nginx.conf')).toContain('location ~ ^/_ { return 404; }')
  })

  test('has nginx refuse and fail in the words of the clinic, with its telephone', () => {
    const pages = [...hosting('nginx.conf').matchAll(/error_page [\d ]+ \/_nginx\/(\S+);/g)]
    const facts = readFacts(clinicDir, 'tr')
    const { 'answer.conf': headers, ...answers } = nginxAnswers(facts)
    expect(pages.map(([, page]) => page).sort()).toEqual(Object.keys(answers).sort())
    for (const code of ['tooLarge', 'unavailable'] as const) {
      expect(answers[`${code}.html`]).toContain(facts.strings.errors[code])
      expect(answers[`${code}.html`]).toContain(facts.clinic.phones.landline)
    }
    expect(headers).toContain(`Content-Security-Policy "${answerPagePolicy(facts)}"`)
    expect(headers).toContain('X-Frame-Options "DENY"')
  })

  test('finds every setting of the server described', () => {
    const source = ['settings.ts', 'database.ts', 'index.ts'].map((file) =>
      readFileSync(join(root, 'src/server', file), 'utf8'),
    )
    const used = new Set(
      [...source.join('\n').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name),
    )
    expect([...used]).toContain('SMTP_URL')
    expect([...used].filter((name) => !hosting('README.md').includes(`\`${name}\``))).toEqual([])
  })
})
