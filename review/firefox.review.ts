import { expect, test } from './stage'
import { stories } from './stories'

/** What hands do on keys, of each part of the kit: where browsers differ from one another. */
const byKeyboard = stories.filter(({ title, name }) => /^(Components|Commerce)\//.test(title) && /keyboard/i.test(name))

test('there are stories about the keyboard', () => {
  expect(byKeyboard.length).toBeGreaterThan(100)
})

for (const { id, title, name } of byKeyboard) {
  test(`${title} › ${name}`, async ({ stage }) => {
    await stage.show(id, { width: 1280 })
  })
}
