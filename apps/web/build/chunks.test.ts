import { describe, expect, it } from 'vitest'
import { chunkOf } from './chunks'

const placeOf = (...pages: string[]) => chunkOf(new Set(pages))

describe('the script a module goes into', () => {
  it('is base for what every page has', () => {
    expect(placeOf('main', 'landing', 'home')).toBe('base')
  })

  it('is never the frame for what the landing page shares', () => {
    expect(placeOf('landing', 'sign-in')).toBe('base')
    expect(placeOf('landing', 'CustomerShell')).toBe('base')
    expect(placeOf('landing')).toBeNull()
  })

  it('is the family where only its pages share it, else the frame', () => {
    expect(placeOf('home', 'products', 'later:VariantDialog')).toBe('shelves')
    expect(placeOf('product', 'later:VariantDialog')).toBe('purchase')
    expect(placeOf('cart', 'thanks')).toBe('ordering')
    expect(placeOf('profile', 'order')).toBe('account')
    expect(placeOf('sign-in', 'otp')).toBe('access')
    expect(placeOf('cart', 'home')).toBe('frame')
    expect(placeOf('CustomerShell')).toBe('frame')
  })

  it('is never the frame for what visitors fill in', () => {
    expect(placeOf('sign-in', 'checkout')).toBe('fields')
    expect(placeOf('sign-in', 'sign-up')).toBe('fields')
    expect(placeOf('sign-in', 'cart', 'CustomerShell')).toBe('base')
    expect(placeOf('sign-in')).toBeNull()
  })

  it('is one of its own for what only later parts share', () => {
    expect(placeOf('later:VariantDialog', 'later:AddressDialog')).toBe('dialogs')
  })

  it('stands beside a page without a family for what it shares with its later parts', () => {
    expect(placeOf('contact', 'later:Embed')).toBe('contact-parts')
    expect(placeOf('landing', 'later:Tabs')).toBe('landing-parts')
  })

  it('is the page itself for what nobody shares', () => {
    expect(placeOf('cart')).toBeNull()
  })
})
