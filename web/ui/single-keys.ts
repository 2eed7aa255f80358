const kept = 'single-key-shortcuts'

/** Whether keys without Ctrl, Cmd or Alt do something: who speaks to the computer can turn them off (WCAG 2.1.4). */
export const singleKeys = {
  areOn: (): boolean => localStorage.getItem(kept) !== 'off',
  turn(on: boolean): void {
    if (on) localStorage.removeItem(kept)
    else localStorage.setItem(kept, 'off')
  },
}
