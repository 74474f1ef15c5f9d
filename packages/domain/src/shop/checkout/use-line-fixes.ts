import type { Cart } from '@skafferi/api'
import { cartKeys, changeLine, useCartAction, type CartWriter, type LineChange } from '../cart'

/** Changes a line. After a refusal, the checkout is read again, which shows why. */
async function fixLine(writer: CartWriter, change: LineChange): Promise<void> {
  try {
    await changeLine(writer, change)
  } catch (error) {
    void writer.queryClient.invalidateQueries({ queryKey: cartKeys.checkout })
    throw error
  }
}

/**
 * The actions on lines that cannot be ordered. Each names the displayed quantity, so that no other change is
 * overwritten.
 * @param onFix acknowledges the message about a line
 */
export function useLineFixes(cart: Cart | undefined, onFix: () => void) {
  const nameOf = ({ quantity }: LineChange) => (quantity === 0 ? 'remove_item' : 'update_quantity')
  const idOf = ({ lineId, quantity }: LineChange) => `${lineId} ${quantity}`
  const { run, problem, reset } = useCartAction(nameOf, fixLine, { key: cartKeys.change, idOf })

  function change(lineId: string, quantity: number): void {
    const displayed = cart?.items.find(({ id }) => id === lineId)?.quantity
    if (displayed === undefined) return
    onFix()
    void run({ lineId, shown: displayed, quantity, relative: false })
  }

  return {
    setQuantity: ({ lineId, quantity }: { lineId: string; quantity: number }) => change(lineId, quantity),
    remove: ({ lineId }: { lineId: string }) => change(lineId, 0),
    problem,
    reset,
  }
}
