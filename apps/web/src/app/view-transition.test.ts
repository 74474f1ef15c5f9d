import { afterEach, expect, it, vi } from 'vitest'
import { pictureOf } from './view-transition'

const picture = {}
const linkIn = (pictures: readonly unknown[]) =>
  ({ closest: () => ({ querySelectorAll: () => pictures }) }) as unknown as Element

function browser({ reduced = false, supported = true } = {}) {
  vi.stubGlobal('document', supported ? { startViewTransition: () => {} } : {})
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
}

afterEach(() => vi.unstubAllGlobals())

it('moves the picture of a card to its page', () => {
  browser()
  expect(pictureOf(linkIn([picture]))).toBe(picture)
})

it('does nothing under reduced motion, without browser support, and for several pictures', () => {
  browser({ reduced: true })
  expect(pictureOf(linkIn([picture]))).toBeNull()
  browser({ supported: false })
  expect(pictureOf(linkIn([picture]))).toBeNull()
  browser()
  expect(pictureOf(linkIn([picture, picture]))).toBeNull()
  expect(pictureOf(linkIn([]))).toBeNull()
})
