import { expect, it } from 'vitest'
import { externalForm } from './contact-form'

it('The shop has its own contact form unless an operator configured another site’s', () => {
  expect(externalForm(undefined)).toBeNull()
  expect(externalForm('')).toBeNull()
  expect(externalForm('https://forms.example/f/7?lang=en')).toEqual({
    src: 'https://forms.example/f/7?lang=en',
    provider: 'forms.example',
  })
})
