import type { RegistrationField } from '@skafferi/domain/shop/registration/views'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const styles = cva('min-w-0', { variants: { width: { half: '', line: 'sm:col-span-2' } } })

export interface FieldCellProps {
  /** The field, so that the form can focus it if it is invalid. */
  field: RegistrationField
  /** One of two columns, or the full line; `half` by default. */
  width?: NonNullable<VariantProps<typeof styles>['width']>
  children: ReactNode
}

/** The position of a field in its step. */
export function FieldCell({ field, width = 'half', children }: FieldCellProps) {
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
