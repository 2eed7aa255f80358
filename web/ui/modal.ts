import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'

interface Modal {
  /** Closes it and gives the focus back to where it was. */
  leave: () => void
  dialog: {
    ref: RefObject<HTMLDialogElement | null>
    onCancel: (event: SyntheticEvent) => void
    onClose: (event: SyntheticEvent) => void
  }
}

/** Opens a `<dialog>` over the page when it is shown; the browser keeps the focus inside. Escape leaves. */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const dialog = ref.current
    dialog?.showModal()
    return () => {
      // It goes with what was done in it: the browser gives the focus back only where it is closed.
      if (dialog?.open && before instanceof HTMLElement) before.focus()
    }
  }, [])
  function leave() {
    ref.current?.close()
    onClose()
  }
  function onCancel(event: SyntheticEvent) {
    // A file chooser inside is cancelled too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    leave()
  }
  /** The browser closed it by itself. After `leave` this comes too, late: by then another key may have opened another dialog. */
  function closed(event: SyntheticEvent) {
    if (event.currentTarget.isConnected) onClose()
  }
  return { leave, dialog: { ref, onCancel, onClose: closed } }
}
