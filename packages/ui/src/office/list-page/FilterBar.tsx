import { useId, useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'

export interface FilterBarProps {
  /** The search field, which is always visible. */
  search: ReactNode
  /** The fields of the other filters. On a phone they are below a button. */
  children: ReactNode
  /** The number of applied filters, on that button. */
  count: number
  /** Applied filters without a field, as chips. */
  chips?: ReactNode
  /** The element around all filters. */
  ref?: Ref<HTMLDivElement>
}

/** The filters above a list. They wrap; on a phone they open below the search, so that nothing scrolls sideways. */
export function FilterBar({ search, children, count, chips, ref }: FilterBarProps) {
  const t = useWords(officePartsWords)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div ref={ref} className="flex min-w-0 flex-wrap items-center gap-2">
      {search}
      <span className="md:hidden">
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
          {t('filters', { count })}
        </Button>
      </span>
      <div
        id={id}
        className={
          (isOpen ? 'max-md:grid' : 'max-md:hidden') +
          ' w-full grid-cols-2 gap-2 md:contents max-md:[&>*]:w-full max-md:[&>*]:max-w-none'
        }
      >
        {children}
      </div>
      {chips}
    </div>
  )
}
