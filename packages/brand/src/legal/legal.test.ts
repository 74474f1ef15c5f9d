import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { cookiesText } from './cookies'
import { demoNote, linesOf } from './legal-text'
import { privacyText } from './privacy'
import { termsText } from './terms'
import { legalVersions } from './versions'

const texts = { terms: termsText, privacy: privacyText, cookies: cookiesText }

it.each(['terms', 'privacy', 'cookies'] as const)('the text of the %s matches the hash of its version', (name) => {
  const { version, sha256 } = legalVersions[name]
  const hash = createHash('sha256').update(linesOf(texts[name]).join('\n')).digest('hex')
  // If the text has changed, add a new version with the received hash in versions.ts.
  expect({ sha256 }).toEqual({ sha256: hash })
  expect(texts[name].notes).toContain(`Version ${version}`)
})

it.each([termsText, privacyText, cookiesText])(
  '$title says that it is a demonstration text, and has no empty section',
  (text) => {
    expect(text.notes).toContain(demoNote)
    for (const { title, paragraphs } of text.sections) {
      expect(title).not.toBe('')
      expect(paragraphs.length).toBeGreaterThan(0)
    }
  },
)

const domain = fileURLToPath(new URL('../../../domain/src/', import.meta.url))

/** The names of stored data: the store's cookies, and what domain and app store in a tab. */
function storedNames(): string[] {
  const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const text = sources.map((file) => readFileSync(join(domain, file), 'utf8')).join('\n')
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name!)
  const keys = found(/StorageKey = '([^']+)'/g).map((key) => `skafferi.${key}`)
  const cookies = [
    'skafferi_session',
    'skafferi_user',
    'skafferi_device',
    'skafferi_preview',
    ...found(/CookieName = '([^']+)'/g),
  ]
  return [...cookies, 'skafferi.release', ...keys]
}

it('the cookies page lists everything that the app stores', () => {
  const text = linesOf(cookiesText).join('\n')
  expect(storedNames()).toHaveLength(17)
  expect(storedNames().filter((name) => !text.includes(name))).toEqual([])
})
