import { useEffect, useRef, useState } from 'react'

/** Takes files that are dropped anywhere on the window; tells whether some are held over it. */
export function useFileDrop(onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onDrop)
  useEffect(() => {
    take.current = onDrop
  })
  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      take.current([...(event.dataTransfer?.files ?? [])])
    }
    const listening = new AbortController()
    addEventListener('dragover', over, listening)
    addEventListener('dragleave', leave, listening)
    addEventListener('drop', drop, listening)
    return () => listening.abort()
  }, [])
  return isOver
}
