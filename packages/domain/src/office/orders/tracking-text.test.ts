import { describe, expect, it } from 'vitest'
import { toTrackingView, trackingText } from './tracking-text'

describe('trackingText', () => {
  it('is the number in the path or in the query of the link', () => {
    expect(trackingText('https://dhl.example/track/JD014600451120')).toBe('JD014600451120')
    expect(trackingText('https://post.example/find?lang=en&id=00370-7123')).toBe('00370-7123')
  })

  it('is the host of a link without a number', () => {
    expect(trackingText('https://tracking.example/')).toBe('tracking.example')
    expect(trackingText('https://tracking.example/parcels')).toBe('tracking.example')
  })
})

it('a tracking number is shown without a link', () => {
  expect(toTrackingView(null, 'JD0146')).toEqual({ text: 'JD0146', href: null })
  expect(toTrackingView('https://dhl.example/JD0146', undefined)?.href).toBe('https://dhl.example/JD0146')
  expect(toTrackingView(null, undefined)).toBeNull()
})
