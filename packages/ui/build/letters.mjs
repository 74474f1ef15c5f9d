/**
 * What the shop's typeface can write: the letters of its texts, its products and the names of Nordic and neighbouring
 * countries' companies. Anything else is drawn by whatever font a machine has.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const letters = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÐÑÓÔÖØÙÚÛÜÝÞßàáâäåæçèéêëíîïðñóôöøùúûüýþ'
const signs = '\u00a0§©®°±²³·½¼×£–—‘’“”„†•…″›‹€™−→'

export const written = ascii + letters + signs
