import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Checkbox } from '../../forms/checkbox'
import { ArrowDownIcon, ArrowUpIcon } from '../icon'
import { IconButton } from '../../actions/icon-button'
import type { ColumnSetting } from './column'

export interface ColumnItemProps {
  setting: ColumnSetting
  /** The column's header. */
  label: string
  /** Its end of the list, beyond which it cannot move; null if it is at neither. */
  end: 'first' | 'last' | null
  /** The column was shown or hidden. */
  onShow: (event: { visible: boolean }) => void
  /** The column is to move one place up or down. */
  onMove: (event: { by: -1 | 1 }) => void
}

/** A column in the list of columns: its visibility and position. */
export function ColumnItem({ setting: { id, visible }, label, end, onShow, onMove }: ColumnItemProps) {
  const t = useWords(officePartsWords)
  return (
    <li data-column={id} className="flex items-center rounded-sm px-1 hover:bg-brand-quiet focus-within:bg-brand-quiet">
      <span className="min-w-0 flex-1">
        <Checkbox checked={visible} onChange={({ checked }) => onShow({ visible: checked })}>
          {label}
        </Checkbox>
      </span>
      <IconButton
        size="sm"
        label={t('columns.up', { label })}
        icon={<ArrowUpIcon size="sm" />}
        state={end === 'first' ? 'ended' : 'idle'}
        onPress={() => onMove({ by: -1 })}
      />
      <IconButton
        size="sm"
        label={t('columns.down', { label })}
        icon={<ArrowDownIcon size="sm" />}
        state={end === 'last' ? 'ended' : 'idle'}
        onPress={() => onMove({ by: 1 })}
      />
    </li>
  )
}
