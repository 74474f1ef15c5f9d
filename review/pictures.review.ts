import { storedSnapshots } from '../.storybook/stored-snapshots.mjs'
import { written } from '../packages/ui/build/letters.mjs'
import { expect, test } from './stage'
import { stories } from './stories'

const pictures = storedSnapshots(stories)

/** In px: room for a story's shadows and focus rings. */
const MARGIN = 8

/** Maximum height in px. Further rows repeat earlier ones, and the repository stores every row. */
const TALLEST = 1500

/** Runs in the page: the clip of a story; the viewport for a screen or an open overlay. */
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

/** Runs in the page: characters that the kit's typeface does not have, so that a system font would render them. */
function missingGlyphs(known: string) {
  const fields = [...document.querySelectorAll('input, textarea')] as (HTMLInputElement | HTMLTextAreaElement)[]
  const texts = [document.body.innerText, ...fields.flatMap(({ value, placeholder }) => [value, placeholder])]
  return [...new Set(texts.join(''))].filter((sign) => !known.includes(sign) && sign.trim() !== '')
}

for (const { id, width, scheme, file } of pictures) {
  test(file, async ({ stage }) => {
    const page = await stage.show(id, { width, scheme })
    await stage.arrived(page)
    expect(await page.evaluate(missingGlyphs, written), 'signs that the kit’s typeface does not have').toEqual([])
    const clip = await page.evaluate(placeOf, { margin: MARGIN, tallest: TALLEST })
    await expect(page).toHaveScreenshot(`${file}.png`, { fullPage: true, clip })
  })
}
