/** Recovery codes in the stories. */
export const storyCodes = [
  '7KQ4M-X2HVB',
  'TR8CP-4Z6SN',
  'W3FJD-9YKGA',
  'B5NQE-H7XZM',
  '2VTRS-P8CWD',
  'G6JYA-3KQNF',
  'ZX9HM-E4BTV',
  'C8PWR-S2D7J',
  'NK3GQ-Y5FAZ',
  'M4TXB-V9E6H',
] as const
