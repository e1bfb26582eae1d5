import { boot } from './boot/boot';

import './shell.css';

void boot();
