import './shell.css';

import { boot } from './boot/boot';

void boot();
