import { afterEach, expect, it, vi } from 'vitest'
import { pictureOf } from './travel'

const picture = {}
const linkIn = (pictures: readonly unknown[]) =>
  ({ closest: () => ({ querySelectorAll: () => pictures }) }) as unknown as Element

function browser({ reduced = false, supported = true } = {}) {
  vi.stubGlobal('document', supported ? { startViewTransition: () => {} } : {})
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
}

afterEach(() => vi.unstubAllGlobals())

it('The picture of a card travels to its page', () => {
  browser()
  expect(pictureOf(linkIn([picture]))).toBe(picture)
})

it('Nothing travels under reduced motion, where the browser cannot, and from a sheet of several packs', () => {
  browser({ reduced: true })
  expect(pictureOf(linkIn([picture]))).toBeNull()
  browser({ supported: false })
  expect(pictureOf(linkIn([picture]))).toBeNull()
  browser()
  expect(pictureOf(linkIn([picture, picture]))).toBeNull()
  expect(pictureOf(linkIn([]))).toBeNull()
})
