import type { FormField } from '@skafferi/domain/shop/registration/views'
import { cva, type VariantProps } from 'class-variance-authority'
import { createContext, use, type ReactNode } from 'react'

const styles = cva('min-w-0', { variants: { width: { half: '', line: 'sm:col-span-2' } } })

/** The fields that the shop asks for. */
export const AskedFields = createContext<readonly FormField[]>([])

/** Shows a field if the shop asks for it. */
export function IfAsked({ field, children }: { field: FormField; children: ReactNode }) {
  return use(AskedFields).includes(field) ? children : null
}

export interface FieldCellProps {
  /** The field, so that the form can focus it if it is invalid. Without it in the shop's form the cell is left out. */
  field: FormField
  /** A second field of the cell, which is shown if the shop asks for one of them. */
  also?: FormField
  /** One of two columns, or the full line; `half` by default. */
  width?: NonNullable<VariantProps<typeof styles>['width']>
  children: ReactNode
}

/** The position of a field in its step. */
export function FieldCell({ field, also = field, width = 'half', children }: FieldCellProps) {
  const asked = use(AskedFields)
  if (!asked.includes(field) && !asked.includes(also)) return null
  return (
    <div data-field={field} className={styles({ width })}>
      {children}
    </div>
  )
}

/** Two columns of fields, one on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
}
