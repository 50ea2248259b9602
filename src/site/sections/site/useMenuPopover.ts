import { type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '../../../ui/hooks/useHydrated'
import { useOnNavigate } from './useOnNavigate'

const isNative = () => 'popover' in HTMLElement.prototype

/**
 * Extends the native popover: `aria-expanded`, closing on navigation, and a fallback (`data-open`)
 * for browsers without popover (before 2024), closed by Escape or an outside press.
 */
export function useMenuPopover() {
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hydrated = useHydrated()

  const close = () => {
    setOpen(false)
    if (isNative() && list.current?.matches(':popover-open')) list.current.hidePopover()
  }
  useOnNavigate(close)

  const onWidthChange = useEffectEvent(close)
  useEffect(() => {
    // It may have been opened before hydration.
    if (isNative()) setOpen(list.current?.matches(':popover-open') ?? false)
    // A rotated tablet shows the links in a row.
    const row = window.matchMedia('(min-width: 64rem)')
    row.addEventListener('change', onWidthChange)
    return () => row.removeEventListener('change', onWidthChange)
  }, [])

  useEffect(() => {
    if (!isOpen || isNative()) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const onPress = ({ target }: PointerEvent) => {
      const inside = [list, button].some(({ current }) => current?.contains(target as Node))
      if (!inside) setOpen(false)
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])

  return {
    button: {
      ref: button,
      // Before hydration the browser itself exposes the popover's state.
      'aria-expanded': hydrated ? isOpen : undefined,
      onClick: () => {
        if (!isNative()) setOpen(!isOpen)
      },
    },
    list: {
      ref: list,
      'data-open': isOpen ? '' : undefined,
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    },
  }
}
