import { useOldFigures } from '@skafferi/domain/office'
import { OldFigures } from '@skafferi/ui/office/old-figures'

/** The notice above a page whose figures could not be renewed. */
export default function OldFiguresNotice() {
  const old = useOldFigures()
  return old && <OldFigures {...old} />
}
