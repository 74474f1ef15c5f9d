import { useState, type ReactNode } from 'react'

export interface NicotineFieldsProps {
  /** True if the product has the tax class of nicotine, or one of the fields is filled in. */
  isUsed: boolean
  /** The fields. */
  children: ReactNode
}

/** Fields of goods with nicotine only. They stay once they were needed. */
export function NicotineFields({ isUsed, children }: NicotineFieldsProps) {
  const [wasUsed, setWasUsed] = useState(isUsed)
  if (isUsed && !wasUsed) setWasUsed(true)
  return isUsed || wasUsed ? children : null
}
