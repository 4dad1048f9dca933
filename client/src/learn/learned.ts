/** The one store of what has been learned on this device. */

import { storage } from '../app';
import { ProgressStore } from './progress';

export const progress = new ProgressStore(storage());
