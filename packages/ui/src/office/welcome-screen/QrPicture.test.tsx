import { renderToStaticMarkup } from 'react-dom/server'
import decodeQr from 'qr/decode.js'
import { expect, it } from 'vitest'
import { QrPicture } from './QrPicture'

/** Renders the SVG to pixels, 4 × 4 for each module, as a camera would see it. */
function rasterize(markup: string) {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1])
  const scale = 4
  const size = modules * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, width] of markup.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let down = 0; down < scale; down++) {
      const from = ((Number(y) * scale + down) * size + Number(x) * scale) * 4
      for (let at = from; at < from + Number(width) * scale * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width: size, height: size, data }
}

it('decodes to the text that it was created from', () => {
  const address =
    'otpauth://totp/Skafferi%20Office:johan%40skafferi.example?issuer=Skafferi%20Office&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&period=30'
  expect(decodeQr(rasterize(renderToStaticMarkup(<QrPicture text={address} label="Picture" />)))).toBe(address)
})
