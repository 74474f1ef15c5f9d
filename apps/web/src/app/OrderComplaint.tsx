import { useComplaint } from '@skafferi/domain/shop/complaints'
import type { OrderDetailView } from '@skafferi/domain/shop/orders'
import { ComplaintDialog } from '@skafferi/ui/commerce/orders/complaint-dialog'

interface OrderComplaintProps {
  order: OrderDetailView
  /** Closes the dialog; with the case number, or `null` if the complaint was not filed. */
  onClose: (event: { caseNumber: string | null }) => void
}

/** The complaint dialog over the order page. */
export default function OrderComplaint({ order, onClose }: OrderComplaintProps) {
  const complaint = useComplaint(order)
  return (
    <ComplaintDialog
      order={order}
      form={complaint.view}
      onEdit={complaint.edit}
      onEditLine={complaint.editLine}
      onAddPictures={complaint.addPictures}
      onRemovePicture={complaint.removePicture}
      onStartOver={complaint.startOver}
      onSubmit={complaint.submit}
      onClose={() => {
        complaint.discard()
        onClose({ caseNumber: complaint.view.caseNumber })
      }}
    />
  )
}
