import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualPackFront } from './pack-front'

const sizeOf = (unit: string, netContent: string | null) => {
  const { width, height } = usualPackFront({ unit, netContent })
  return `${width} × ${height}`
}

it('gives a pack the size of its shape', () => {
  expect(sizeOf('bag', '150 g')).toBe('134 × 176')
  expect(sizeOf('Bottle ', '50 cl')).toBe('66 × 232')
  expect(sizeOf('case', '24 × 120 g')).toBe('270 × 230')
})

it('scales it by the content', () => {
  expect(sizeOf('can', '33 cl')).toBe('58 × 146')
  expect(sizeOf('can', '50 cl')).toBe('67 × 168')
  expect(sizeOf('bag', '2 kg')).toBe('174 × 229')
  expect(sizeOf('bag', '2 × 0,5 kg')).toBe('174 × 229')
  expect(sizeOf('jar', '15 g')).toBe('47 × 70')
})

it('tells a can of pouches from a can of a drink', () => {
  expect(sizeOf('can', '14 g')).toBe('64 × 66')
  expect(sizeOf('can', '400 g')).toBe('62 × 156')
})

it('gives packs of unknown shapes and contents a usual size', () => {
  expect(sizeOf('each', null)).toBe('120 × 120')
  expect(sizeOf('constructor', '12 pcs')).toBe('120 × 120')
  expect(sizeOf('bag', null)).toBe('134 × 176')
})

it('always gives whole positive millimetres', () => {
  const units = fc.oneof(fc.string(), fc.constantFrom('bag', 'can', 'tub', 'roll'))
  const contents = fc.oneof(
    fc.string(),
    fc.nat().map((amount) => `${amount} g`),
  )
  fc.assert(
    fc.property(units, contents, (unit, netContent) => {
      for (const size of Object.values(usualPackFront({ unit, netContent }))) {
        expect(Number.isInteger(size) && size > 0).toBe(true)
      }
    }),
  )
})
