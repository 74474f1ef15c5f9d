import { describe, expect, it } from 'vitest'
import { isEasyToGuess } from './weak-passwords'

const facts = { email: 'anna.lindqvist@kiosk.example', companyName: 'Kiosk & Co AB' }

describe('a weak password', () => {
  it.each([
    ['the e-mail', 'anna.lindqvist@kiosk.example'],
    ['the e-mail in other letters', 'Anna.Lindqvist@Kiosk.Example'],
    ['the name in the e-mail', 'annalindqvist'],
    ['the name in the e-mail with a year', 'Anna-Lindqvist-2026!'],
    ['the company’s name', 'Kiosk & Co AB'],
    ['the company’s name with digits around it', '1 kioskcoab 23'],
    ['one character', 'aaaaaaaaaa'],
    ['nothing but space', '          '],
    ['one word twice', 'skafferi!skafferi!'],
    ['a short piece again and again', '1212121212'],
    ['digits in order', '1234567890'],
    ['digits backwards', '9876543210'],
    ['the alphabet', 'abcdefghijklm'],
    ['a row of the keyboard', 'qwertyuiop'],
    ['rows put together', 'Qwerty123456'],
    ['short rows put together', 'abc123def456'],
  ])('is %s', (_, password) => {
    expect(isEasyToGuess(password, facts)).toBe(true)
  })
})

describe('a password that is not weak', () => {
  it.each([
    ['a sentence', 'a long sentence nobody guesses'],
    ['random letters', 'tz7-Kq.w9mXe'],
    ['a sentence with the company in it', 'kiosk & co ab buys liquorice'],
    ['a word with a short sequence', 'liquorice1234'],
    ['in another script', 'длинный пароль'],
  ])('is %s', (_, password) => {
    expect(isEasyToGuess(password, facts)).toBe(false)
  })

  it('may be anything if the company’s name has no letters', () => {
    expect(isEasyToGuess('tz7-Kq.w9mXe', { email: 'anna@kiosk.example', companyName: '***' })).toBe(false)
  })
})
