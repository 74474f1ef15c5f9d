import { describe, expect, it } from 'vitest'
import { readYesNo } from './yes-no'

describe('readYesNo', () => {
  it.each([
    ['yes', ['yes', 'Y', 'TRUE', '1', 'x', 'X', '✓', 'active', 'Published', 'Enabled']],
    ['yes', ['ja', 'Ja ', 'joo', 'kyllä', 'KYLLÄ', 'kylla', 'kylla\u0308', 'oui', 'sí', 'tak']],
    ['yes', ['WAHR', 'SANT', 'SAND', 'SANN', 'TOSI', 'VRAI', 'VERDADERO', 'WAAR']],
    ['yes', ['\u202Aja\u202C', '\u00A01\u200B']],
    ['no', ['no', 'N', 'false', '0', 'draft', 'Archived', 'inactive', 'hidden']],
    ['no', ['nej', 'nei', 'nein', 'ei', 'non', 'nee', 'nie']],
    ['no', ['FALSCH', 'FALSKT', 'FALSK', 'USANN', 'EPÄTOSI', 'FAUX', 'FALSO', 'ONWAAR', 'FAŁSZ']],
  ])('reads %s from each of %j', (answer, texts) => {
    expect(texts.map(readYesNo)).toEqual(texts.map(() => answer === 'yes'))
  })

  it.each(['', 'maybe', '2', '-1', '10', 'yes and no', '2026-12-01'])('does not read %j', (text) => {
    expect(readYesNo(text)).toBeUndefined()
  })
})
