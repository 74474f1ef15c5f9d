import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawSvg, isSvg } from './draw-svg'

const bytes = (text: string) => new TextEncoder().encode(text)
const svg = (content: string, attributes = 'viewBox="0 0 24 8"') =>
  bytes(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )

it('draws a small drawing large, with its transparency', async () => {
  const drawn = sharp((await drawSvg(svg('<rect width="12" height="8" fill="#7a1f3d"/>')))!)
  expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 1600, height: 533, hasAlpha: true })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 4)]
  expect(at(10)).toEqual([0x7a, 0x1f, 0x3d, 255])
  expect(at(1590)).toEqual([0, 0, 0, 0])
})

it('reads no other file', async () => {
  const file = join(tmpdir(), `red-${process.pid}.png`)
  const red = await sharp({ create: { width: 24, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  writeFileSync(file, red)
  const drawn = await drawSvg(svg(`<image xlink:href="file://${file}" href="${file}" width="24" height="8"/>`))
  const { channels } = await sharp(drawn!).stats()
  expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0])
})

it.each([
  [
    'an entity bomb',
    bytes(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}">${'bcdefghij'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&j;</text></svg>`,
    ),
  ],
  [
    'a nest of copies',
    svg(
      `<defs><g id="a0"><rect width="1" height="1"/></g>${Array.from({ length: 24 }, (_, level) => `<g id="a${level + 1}">${`<use xlink:href="#a${level}"/>`.repeat(10)}</g>`).join('')}</defs><use xlink:href="#a24"/>`,
    ),
  ],
  ['no drawing', bytes('<svg')],
  ['a picture without a size', svg('', 'width="0" height="0"')],
])('refuses %s and goes on', async (_what, file) => {
  expect(await drawSvg(file)).toBeNull()
  expect(await drawSvg(svg('<rect width="12" height="8"/>'))).not.toBeNull()
})

it.each([
  ['<svg>', true],
  ['\uFEFF<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="x">', true],
  ['<html><body></body></html>', false],
  ['svg <svg>', false],
  ['<svgx>', false],
])('of %j says whether it is SVG: %j', (text, expected) => {
  expect(isSvg(bytes(text))).toBe(expected)
})
