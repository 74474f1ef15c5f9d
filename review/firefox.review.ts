import { expect, test } from './stage'
import { stories } from './stories'

/** Stories about the keyboard, which browsers handle differently. */
const byKeyboard = stories.filter(({ title, name }) => /^(Components|Commerce)\//.test(title) && /keyboard/i.test(name))

/** Parts shown only on phones. */
const ofPhones = /PurchaseBar|Mobile Menu/

test('there are stories about the keyboard', () => {
  expect(byKeyboard.length).toBeGreaterThan(100)
})

for (const { id, title, name } of byKeyboard) {
  const isForPhones = ofPhones.test(`${title} ${name}`)
  test(`${title} › ${name}`, async ({ stage }) => {
    await stage.show(id, { width: isForPhones ? 390 : 1280 }, { isPlay: true })
  })
}
