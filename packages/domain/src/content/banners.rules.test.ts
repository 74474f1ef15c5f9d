import { expect, it } from 'vitest'
import { bannerIds, isBannerId } from './banners.rules'

it('the shop has five places for banners', () => {
  expect(bannerIds).toHaveLength(5)
  expect(bannerIds.every(isBannerId)).toBe(true)
})

it.each(['banner_other', 'hero', 'Banner_Hero', 'banner_hero ', '', 'toString'])('%j is none of them', (id) => {
  expect(isBannerId(id)).toBe(false)
})
