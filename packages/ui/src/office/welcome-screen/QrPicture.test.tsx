import { renderToStaticMarkup } from 'react-dom/server'
import decodeQr from 'qr/decode.js'
import { expect, it } from 'vitest'
import { QrPicture } from './QrPicture'

/** Paints what is drawn, four pixels for a mark, as a camera gets it. */
function photograph(markup: string) {
  const marks = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1])
  const scale = 4
  const size = marks * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, width] of markup.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let down = 0; down < scale; down++) {
      const from = ((Number(y) * scale + down) * size + Number(x) * scale) * 4
      for (let at = from; at < from + Number(width) * scale * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width: size, height: size, data }
}

it('is read by a camera as the address it was made of', () => {
  const address =
    'otpauth://totp/Skafferi%20Office:johan%40skafferi.example?issuer=Skafferi%20Office&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&period=30'
  expect(decodeQr(photograph(renderToStaticMarkup(<QrPicture text={address} label="Picture" />)))).toBe(address)
})
