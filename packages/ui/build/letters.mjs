/**
 * The characters of the shop's typeface: those of its texts, its products, and company names in the Nordic and
 * neighbouring countries. A fallback font draws any other character.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const letters = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÐÑÓÔÖØÙÚÛÜÝÞßàáâäåæçèéêëíîïðñóôöøùúûüýþ'
const signs = '\u00a0§©®°±²³·½¼×£–—‘’“”„†•…″›‹€™−→'

export const written = ascii + letters + signs
