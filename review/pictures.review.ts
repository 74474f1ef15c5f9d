import { reviewed } from '../.storybook/reviewed.mjs'
import { written } from '../packages/ui/build/letters.mjs'
import { expect, test } from './stage'
import { stories } from './stories'

const pictures = reviewed(stories)

/** As much around a story as its shadows and rings take. */
const MARGIN = 8

/** What goes on further down repeats what is above, and a repository keeps each row of it. */
const TALLEST = 1500

/** In the page: what of it the story takes; what is in sight first where it is a whole screen or something lies over it. */
function placeOf({ margin, tallest }: { margin: number; tallest: number }) {
  const over = document.querySelector(':modal, :popover-open')
  const isScreen = document.body.classList.contains('sb-main-fullscreen')
  const box = document.querySelector('#storybook-root')!.getBoundingClientRect()
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement
  if (over || isScreen || box.height === 0) return { x: 0, y: 0, width: clientWidth, height: clientHeight }
  const y = Math.max(0, Math.floor(box.y - margin))
  return {
    x: 0,
    y,
    width: clientWidth,
    height: Math.min(tallest, scrollHeight - y, Math.ceil(box.bottom + margin) - y),
  }
}

/** In the page: what the kit's typeface cannot write, so that a font of this machine draws it, and another one elsewhere. */
function foreignSigns(known: string) {
  const fields = [...document.querySelectorAll('input, textarea')] as (HTMLInputElement | HTMLTextAreaElement)[]
  const texts = [document.body.innerText, ...fields.flatMap(({ value, placeholder }) => [value, placeholder])]
  return [...new Set(texts.join(''))].filter((sign) => !known.includes(sign) && sign.trim() !== '')
}

for (const { id, width, scheme, file } of pictures) {
  test(file, async ({ stage }) => {
    const page = await stage.show(id, { width, scheme })
    await stage.arrived(page)
    expect(await page.evaluate(foreignSigns, written), 'signs that the kit’s typeface does not have').toEqual([])
    const clip = await page.evaluate(placeOf, { margin: MARGIN, tallest: TALLEST })
    await expect(page).toHaveScreenshot(`${file}.png`, { fullPage: true, clip })
  })
}
