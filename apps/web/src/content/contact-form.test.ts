import { expect, it } from 'vitest'
import { externalForm } from './contact-form'

it('the shop uses its own contact form unless the operator configured an external one', () => {
  expect(externalForm(undefined)).toBeNull()
  expect(externalForm('')).toBeNull()
  expect(externalForm('https://forms.example/f/7?lang=en')).toEqual({
    src: 'https://forms.example/f/7?lang=en',
    provider: 'forms.example',
  })
})
