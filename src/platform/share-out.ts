// Work in portions that several do side by side.

/**
 * Has each of `items` done once, by whichever of `workers` is free first. When one fails no other is begun, and it throws
 * once nobody is at work any more: whatever the workers use may be closed then.
 */
export async function shareOut<Worker, Item>(
  workers: readonly Worker[],
  items: readonly Item[],
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const faults: unknown[] = []
  const doTheNext = async (worker: Worker) => {
    for (const item of left) {
      if (faults.length > 0) return
      await work(worker, item).catch(fault => faults.push(fault))
    }
  }
  await Promise.all(workers.map(doTheNext))
  if (faults.length > 0) throw faults[0]
}
