import { expect, it } from 'vitest'
import activity from '../../words/office-activity.en.json' with { type: 'json' }
import delivery from '../../words/office-delivery.en.json' with { type: 'json' }
import notices from '../../words/office-notices.en.json' with { type: 'json' }
import orders from '../../words/office-order-terms.en.json' with { type: 'json' }
import product from '../../words/office-product.en.json' with { type: 'json' }
import profile from '../../words/office-profile.en.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/** The labels of a catalogue by field. */
const labelsOf = (words: Words, prefix: string) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [])),
  )

/** The catalogues of the forms by the group of the activity, and the prefix of their labels. */
const forms: readonly (readonly [group: string, words: Words, prefix: string])[] = [
  ['product', product, 'field.'],
  ['profile', profile, 'field.'],
  ['orders', orders, 'field.'],
  ['delivery', delivery, 'field.'],
  ['notices', notices, 'notices.'],
]

it.each(forms)('names the fields of %s as the form does', (group, words, prefix) => {
  const [own, labels] = [labelsOf(activity, `field.${group}.`), labelsOf(words, prefix)]
  const shared = Object.keys(own).filter((field) => field in labels)
  expect(shared.length).toBeGreaterThan(2)
  expect(Object.fromEntries(shared.map((field) => [field, own[field]]))).toEqual(
    Object.fromEntries(shared.map((field) => [field, labels[field]])),
  )
})
