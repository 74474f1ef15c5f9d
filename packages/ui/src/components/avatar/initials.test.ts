import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test('the first and the last word give a letter each', () => {
  expect(initialsOf('Karin Lindqvist')).toBe('KL')
  expect(initialsOf('Anna Maria von Essen')).toBe('AE')
})

test('one word gives one letter, as a capital', () => {
  expect(initialsOf('åsa')).toBe('Å')
})

test('signs before a letter are passed over', () => {
  expect(initialsOf('"Kiosk" (Hörnan)')).toBe('KH')
})

test('a name without letters has no initials', () => {
  expect([initialsOf(''), initialsOf('  — !')]).toEqual(['', ''])
})
