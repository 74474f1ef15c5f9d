import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test('uses the first letters of the first and the last word', () => {
  expect(initialsOf('Karin Lindqvist')).toBe('KL')
  expect(initialsOf('Anna Maria von Essen')).toBe('AE')
})

test('uses one capital letter for one word', () => {
  expect(initialsOf('åsa')).toBe('Å')
})

test('skips symbols before a letter', () => {
  expect(initialsOf('"Kiosk" (Hörnan)')).toBe('KH')
})

test('returns no initials for a name without letters', () => {
  expect([initialsOf(''), initialsOf('  — !')]).toEqual(['', ''])
})
